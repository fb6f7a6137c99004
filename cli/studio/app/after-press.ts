let isDown = false;

addEventListener('pointerdown', () => press(true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => press(false), true);

function press(down: boolean): void {
  isDown = down;
}

/** Runs something that moves controls: at once, or when the press that is going on has reached the control under it. */
export function afterPress(run: () => void): void {
  if (!isDown) run();
  else addEventListener('pointerup', () => setTimeout(run), { once: true });
}
