import { FileFault } from '@horae/sheet-file/file-fault';
import { importWords } from './import.words';

/** Why a file cannot be read, and what to do. */
export function fileFaultText(error: unknown): string {
  const { say } = importWords;
  return error instanceof FileFault ? say(`unread.${error.reason}`, { detail: error.detail }) : say('unread.damaged');
}
