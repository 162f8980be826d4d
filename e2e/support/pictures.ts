import type { Page } from '@playwright/test';

/** Returns a picture of this size, drawn in the browser. */
export async function drawnPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#0f766e';
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = '#f3d58a';
      context.fillRect(size.width / 4, size.height / 4, size.width / 2, size.height / 2);
      return canvas.toDataURL('image/png');
    },
    { width, height },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
