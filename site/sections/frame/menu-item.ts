/** An entry of the main menu, from `content/menu.yaml`. */
export interface MenuItem {
  readonly name: string;
  readonly link: string;
}
