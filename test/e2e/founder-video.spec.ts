import { team } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { file = '', label = '' } = team[0]?.video ?? {};
skipWithout('a video of the founder', file !== '');

test(
  'the video is fetched and plays only once a visitor starts it, with captions',
  { tag: '@any-content' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/about', { waitUntil: 'networkidle' });
    const video = page.getByLabel(label, { exact: true });
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveAttribute('poster', /^\/_astro\//);
    expect(fetched).not.toContain(file);
    await video.focus();
    await page.keyboard.press('Space');
    const played = () => video.evaluate((each: HTMLVideoElement) => each.currentTime);
    await expect.poll(played).toBeGreaterThan(0);
    const cues = () =>
      video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length ?? 0);
    await expect.poll(cues).toBeGreaterThan(0);
  },
);
