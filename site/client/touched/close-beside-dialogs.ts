/** Lets a press beside a dialog close it, where the browser does not know `closedby` (Safari). */
export function closeBesideDialogs(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) {
    let isPressed = false;
    // Both ends of the press: selecting text must not close it where the selection ends beside it.
    dialog.addEventListener('pointerdown', (event) => (isPressed = isBeside(dialog, event)));
    dialog.addEventListener('click', (event) => {
      if (isPressed && isBeside(dialog, event)) dialog.close();
    });
  }
}

/** Whether it is the backdrop that was pressed, which counts as the dialog. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}
