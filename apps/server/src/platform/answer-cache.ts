export interface Answer {
  body: Buffer;
  isZipped: boolean;
  tag: string;
}

/** Caches the latest responses up to a number of bytes; concurrent requests for the same key are computed once. */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>();
  private readonly underWay = new Map<string, Promise<Answer>>();
  private bytes = 0;
  private readonly bytesAtMost: number;

  constructor(bytesAtMost = 64 * 1024 * 1024) {
    this.bytesAtMost = bytesAtMost;
  }

  async answer(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known) {
      this.answers.delete(key);
      this.answers.set(key, known);
      return known;
    }
    const started = this.underWay.get(key) ?? this.workOut(key, work);
    this.underWay.set(key, started);
    return started;
  }

  private async workOut(key: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work();
      this.keep(key, answer);
      return answer;
    } finally {
      this.underWay.delete(key);
    }
  }

  private keep(key: string, answer: Answer): void {
    this.answers.set(key, answer);
    this.bytes += answer.body.length;
    for (const [oldest, dropped] of this.answers) {
      if (this.bytes <= this.bytesAtMost) break;
      this.answers.delete(oldest);
      this.bytes -= dropped.body.length;
    }
  }
}
