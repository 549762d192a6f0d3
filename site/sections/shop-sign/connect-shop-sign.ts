import { logEvent } from '#site/client/analytics/log-event.ts';
import { removeTab, signKey } from '#site/client/tab-storage.ts';
import { lengthName } from '#site/ui/length-name.ts';
import { fillCompany } from './fill-company.ts';
import { hangSigns } from './hang-signs.ts';
import { nameOnSign, readSign, writeSign, type Sign } from './sign.ts';

/** Shows the sign that this tab has put up. */
export function showStoredSign(): void {
  void hangSigns(readSign());
  const form = document.querySelector<HTMLElement>('[data-script="shop-sign"]');
  if (showInForm) showInForm();
  else if (form) connectShopSign(form);
}

// Another page of this tab may have changed it while this one was in the back-forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showStoredSign();
});

/** Shows the stored sign in the form, once this is connected. */
let showInForm: (() => void) | undefined;

/** Lets the form put up a sign, make a picture of it, and take it off. */
export function connectShopSign(form: HTMLElement): void {
  const name = form.querySelector<HTMLInputElement>('[name="sign"]');
  const trade = form.querySelector<HTMLSelectElement>('[name="trade"]');
  const status = form.querySelector('[role="status"]');
  const withSign = form.querySelector<HTMLElement>('[data-sign-up]');
  const board = form.querySelector<HTMLElement>('[data-sign-board]');
  if (!name || !trade || !status || !withSign || !board || showInForm) return;
  const blank = board.textContent;
  let sign: Sign | undefined;
  let isLogged = false;
  const isPressed =
    name.value !== '' &&
    ('submitted' in form.dataset || form.querySelector('[type="submit"]:focus'));

  const paint = () => {
    const text = nameOnSign(name.value) || blank;
    board.textContent = text;
    board.dataset.length = lengthName(text.length, 20, 36) ?? '';
  };
  const show = (message = '', missing?: HTMLElement) => {
    paint();
    status.textContent = message;
    for (const field of [name, trade]) field.ariaInvalid = field === missing ? 'true' : null;
    withSign.hidden = sign === undefined;
  };
  const hang = async (businessName: string) => {
    const [chosen] = trade.selectedOptions;
    const next: Sign = {
      name: businessName,
      board: trade.value,
      trade: chosen?.text ?? '',
      search: chosen?.dataset.search ?? '',
    };
    fillCompany(sign?.name ?? '', businessName);
    sign = next;
    writeSign(sign);
    if (!isLogged) logEvent({ name: 'shop_sign', parameters: {} });
    isLogged = true;
    const isUp = await hangSigns(sign);
    // Changed or taken off meanwhile.
    if (sign !== next) return false;
    // The hint about an empty field stays.
    if (nameOnSign(name.value) !== '') show(isUp ? form.dataset.up : form.dataset.notUp);
    return isUp;
  };
  const submit = async () => {
    const typed = nameOnSign(name.value);
    const missing = [name, trade].find((field) => nameOnSign(field.value) === '');
    if (missing) {
      show(form.dataset.missing, missing);
      missing.focus();
      return;
    }
    // Puts the keyboard of a phone away, so that the shop is in sight.
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    if (!(await hang(typed))) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    // Its shop lights up.
    board.scrollIntoView({ block: 'center', behavior });
  };

  showInForm = () => {
    const stored = readSign();
    // What the visitor types already stays.
    if (stored && (sign || name.value === '')) {
      name.value = stored.name;
      trade.value = stored.board;
    } else if (!stored && sign) name.value = '';
    sign = stored;
    show();
  };
  showInForm();

  // From here on the form says itself what is missing.
  form.setAttribute('novalidate', '');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('change', ({ target }) => {
    if (target === trade && trade.value !== '' && sign)
      void hang(nameOnSign(name.value) || sign.name);
  });
  form.addEventListener('input', () => {
    if (name.ariaInvalid || trade.ariaInvalid || !sign) show();
    else paint();
  });
  form.addEventListener('click', ({ target }) => {
    const { name: pressed } = target instanceof HTMLButtonElement ? target : {};
    if (pressed === 'off' && sign) {
      fillCompany(sign.name, '');
      sign = undefined;
      removeTab(signKey);
      void hangSigns(sign);
      name.value = '';
      show(form.dataset.off);
      name.focus();
    }
    if (pressed === 'picture' && sign) {
      const shown = sign;
      import('./make-picture.ts')
        .then(({ makePicture }) => makePicture(shown, form.dataset.agency ?? ''))
        .catch(() => show(form.dataset.noPicture));
    }
  });

  // Pressed before this script was there.
  if (isPressed) void submit();
}
