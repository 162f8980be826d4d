const width = 30;

/** Draws a bar on one line of a terminal; elsewhere it prints every tenth. */
export function progressBar(title: string): (share: number) => void {
  let lastTenth = -1;
  return (share) => {
    const tenth = Math.floor(share * 10);
    if (process.stdout.isTTY) {
      const filled = Math.round(share * width);
      const end = share >= 1 ? '\n' : '';
      process.stdout.write(
        `\r${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} %${end}`,
      );
    } else if (tenth > lastTenth) process.stdout.write(`${title} ${tenth * 10} %\n`);
    lastTenth = tenth;
  };
}
