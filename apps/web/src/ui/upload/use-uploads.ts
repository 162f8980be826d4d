import type { UploadPurpose } from '@horae/contract/core/upload-limits';
import type { Upload } from '@horae/contract/core/uploads.contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#platform/api-error';
import { uploadFile } from '#platform/uploads.queries';

export interface Uploading {
  id: number;
  name: string;
  /** From 0 to 1. */
  sent: number;
  stop: () => void;
}

let lastId = 0;

/** Uploads files and reports their progress; pending uploads are aborted on unmount. */
export function useUploads(purpose: UploadPurpose) {
  const [underWay, setUnderWay] = useState<Uploading[]>([]);
  const [error, setError] = useState<string>();
  const [stopping] = useState(() => new Set<AbortController>());
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const one of stopping) one.abort();
    };
  }, [stopping]);

  /** Resolves with the stored upload, or with undefined if it was stopped or refused; a refusal sets `error`. */
  async function send(name: string, content: Blob): Promise<Upload | undefined> {
    const stop = new AbortController();
    const id = (lastId += 1);
    const tell = (sent: number) => setUnderWay((all) => all.map((one) => (one.id === id ? { ...one, sent } : one)));
    stopping.add(stop);
    setError(undefined);
    setUnderWay((all) => [...all, { id, name, sent: 0, stop: () => stop.abort() }]);
    try {
      return await uploadFile({ purpose, name, content }, tell, stop.signal);
    } catch (failure) {
      if (!stop.signal.aborted) setError(errorText(failure));
      return undefined;
    } finally {
      stopping.delete(stop);
      if (!isLeft.current) setUnderWay((all) => all.filter((one) => one.id !== id));
    }
  }

  return { underWay, error, setError, send };
}
