/** Fetches what all late menus are made of; the page asks for it before it is needed. */
export const loadMenu = () => import('./OpenMenu.tsx');
