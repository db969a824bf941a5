/** Shots of a screen: both widths that decide its shape, in both themes and both languages. */
export const SCREEN_SHOTS = ['mobile', 'pc', 'dark mobile', 'dark pc', 'en mobile', 'en pc'] as const;

/** Shots of a screen of the main job: also where its shape changes, on a large monitor, and with text of twice the size. */
export const MAIN_SCREEN_SHOTS = [...SCREEN_SHOTS, 'tablet', 'wide', 'text200 mobile'] as const;
