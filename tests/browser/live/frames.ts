import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Records every frame that the browser paints while something happens, on a processor slowed down four times. */
export async function framesOf(page: Page, happening: () => Promise<void>): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await happening();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** Returns the share of a frame that is dark. */
export async function darkness(frame: Buffer): Promise<number> {
  const { data, info } = await sharp(frame).greyscale().raw().toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 255) < 70) dark += 1;
  return dark / (info.width * info.height);
}
