import { homePage } from '#content-model/content.ts';
import { engineTest } from './engine-test.ts';
import { button } from './visit.ts';

const { sign } = homePage;
const form = '[data-script="shop-sign"]';

if (sign) {
  engineTest('a name hangs in the street, becomes a picture, and comes off', async (visit) => {
    await visit.goto('/');
    await visit.click({ css: `${form} input[name="sign"]` });
    await visit.tab.type('Rosa’s');
    await visit.run(chooseTrade, `${form} select`);
    await visit.click(button(sign.button, form));
    await visit.sees([sign.up, 'Rosa’s', true], () => {
      const shop = document.querySelector('[data-sign-board]');
      const { top = 0, bottom = 0 } = shop?.getBoundingClientRect() ?? {};
      return [
        document.querySelector('#sign-status')?.textContent,
        document.querySelector('[data-street] > svg')?.textContent,
        top > 0 && bottom < innerHeight,
      ];
    });

    await visit.run(keepPictures);
    await visit.click(button(sign.picture, form));
    await visit.sees([1200, 630], () =>
      document.documentElement.dataset.picture?.split(' ').map(Number),
    );
    await visit.click(button(sign.takeOff, form));
    await visit.sees([sign.off, false], () => [
      document.querySelector('#sign-status')?.textContent,
      document.querySelector('[data-street] > svg') !== null,
    ]);
  });
}

/** Runs in the page. No engine's driver opens a list of choices in the same way. */
function chooseTrade(list: string) {
  const select = document.querySelector<HTMLSelectElement>(list);
  if (select) select.selectedIndex = 1;
}

/** Runs in the page: writes the size of a picture that it makes into the page, and downloads none. */
function keepPictures() {
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) {
      void createImageBitmap(file).then(({ width, height }) => {
        document.documentElement.dataset.picture = `${width} ${height}`;
      });
    }
    return '';
  };
}
