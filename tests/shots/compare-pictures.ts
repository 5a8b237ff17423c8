import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Create } from 'sharp';

/** How far the brightness of a pixel may be off, of 255: edges of letters are drawn a little otherwise now and then. */
const brightnessNoise = 24;
/** How many pixels may be off, of a million. A line of text that moved is thousands. */
const pixelNoise = 200;

const background = '#fff';

/**
 * In what two pictures (files) differ, in words; null when in nothing but noise. What differs is written to `to`: before, now, and
 * white where.
 */
export async function comparePictures(
  before: string,
  now: string,
  to: string,
): Promise<string | null> {
  const [one, other] = [await sharp(before).metadata(), await sharp(now).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const size = { width, height, channels: 3, background } as const;
  const [first, second] = [await onPaper(before, size), await onPaper(now, size)];
  const apart = await sharp(first)
    .composite([{ input: second, blend: 'difference' }])
    .toBuffer();
  // A step of its own: sharp composes last, whatever is asked for first.
  const difference = await sharp(apart).greyscale().threshold(brightnessNoise).png().toBuffer();
  const [{ mean } = { mean: 0 }] = (await sharp(difference).stats()).channels;
  const share = mean / 255;
  const taller = other.height - one.height;
  if (taller === 0 && share * 1_000_000 <= pixelNoise) return null;
  await mkdir(path.dirname(to), { recursive: true });
  await sharp({ create: { ...size, width: width * 3 } })
    .composite(
      [first, second, difference].map((input, index) => ({ input, left: width * index, top: 0 })),
    )
    .png()
    .toFile(to);
  const lengths = taller === 0 ? '' : `, ${Math.abs(taller)} px ${taller > 0 ? 'more' : 'less'}`;
  return `${(share * 100).toFixed(2)} % of it${lengths}`;
}

/** A picture on white paper of a size that may be larger. */
function onPaper(file: string, size: Create): Promise<Buffer> {
  return sharp({ create: size })
    .composite([{ input: file, left: 0, top: 0 }])
    .png()
    .toBuffer();
}
