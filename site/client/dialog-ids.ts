/** The two dialogs that every page carries; buttons anywhere open them by these ids. */
export const contactDialogId = 'contact-dialog';
export const menuDialogId = 'menu-dialog';
