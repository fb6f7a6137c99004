import { Woodcut } from './cut.ts';
import { beans, bottle, fish, glass, hen, loaf } from './night-food.ts';
import { beam, candle, cloth, wall, window } from './night-room.ts';

/** A table by candlelight: all shade turns away from the flame. */
export function nightTable(): string {
  const cut = new Woodcut(960, 800, 'A table laid for supper, by the light of a candle', 1130);
  wall(cut);
  window(cut);
  beam(cut);
  cloth(cut);
  loaf(cut);
  hen(cut);
  bottle(cut);
  candle(cut);
  glass(cut, 262, 668, 1);
  glass(cut, 655, 664, 0.94);
  fish(cut);
  beans(cut);
  return cut.svg();
}
