import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { uiWords } from '#ui/ui.words';
import { useUploads } from '#ui/upload/use-uploads';
import { settingsWords } from './account-settings.words';
import { movedBy, squareOf, wholeCrop } from './crop.rules';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  file: File;
  onClose: () => void;
  /** Called with the URL of the cropped and uploaded picture. */
  onDone: (address: string) => void;
}

const side = 320;
const sliders = [
  { name: 'zoom', min: 1, max: 4 },
  { name: 'x', min: -1, max: 1 },
  { name: 'y', min: -1, max: 1 },
] as const;

/** Selects the square of a picture that becomes the portrait, with the pointer or with sliders. */
export function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const say = settingsWords.use();
  const sayUi = uiWords.use();
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const { underWay, error, send } = useUploads('avatar');
  const isBusy = underWay.length > 0;

  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file).then(
      (bitmap) => (isLeft ? bitmap.close() : setPicture(bitmap)),
      () => setPicture('broken'),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || picture === null || picture === 'broken') return;
    const from = squareOf(picture, crop);
    context.clearRect(0, 0, side, side);
    context.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, side, side);
  }, [picture, crop]);

  function drag({ clientX, clientY, currentTarget }: PointerEvent): void {
    if (!dragged.current || picture === null || picture === 'broken') return;
    const shown = currentTarget.clientWidth;
    const [x, y] = [(clientX - dragged.current.x) / shown, (clientY - dragged.current.y) / shown];
    setCrop((current) => movedBy(picture, current, x, y));
    dragged.current = { x: clientX, y: clientY };
  }

  function use(): void {
    if (isBusy) return;
    canvas.current?.toBlob((blob) => {
      if (blob) void send('portrait.png', blob).then((stored) => stored && onDone(stored.address));
    }, 'image/png');
  }

  return (
    <Dialog title={say('cropTitle')} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        {error && <Message kind="danger">{error}</Message>}
        {picture === 'broken' ? (
          <Message kind="danger">{say('cannotRead')}</Message>
        ) : (
          <>
            <div
              className={styles.frame}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                dragged.current = { x: event.clientX, y: event.clientY };
              }}
              onPointerMove={drag}
              onPointerUp={() => {
                dragged.current = null;
              }}
            >
              <canvas ref={canvas} width={side} height={side} aria-hidden="true" />
            </div>
            <div className={styles.sliders}>
              {sliders.map(({ name, min, max }) => (
                <label key={name}>
                  <span>{say(name)}</span>
                  <input
                    type="range"
                    min={min}
                    max={max}
                    step={0.05}
                    value={crop[name]}
                    data-autofocus={name === 'zoom' || undefined}
                    onChange={(event) => setCrop({ ...crop, [name]: Number(event.currentTarget.value) })}
                  />
                </label>
              ))}
            </div>
          </>
        )}
        <div className="row wraps to-end">
          <Button onClick={onClose}>{sayUi('cancel')}</Button>
          {picture !== 'broken' && (
            <Button look="solid" aria-disabled={isBusy || picture === null || undefined} onClick={use}>
              {say(isBusy ? 'using' : 'use')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
