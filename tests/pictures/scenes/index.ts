import { breadboard, flourAndRye } from './bakery/close.ts';
import { counter } from './bakery/counter.ts';
import { loaves } from './bakery/loaves.ts';
import { oven } from './bakery/oven.ts';
import { anchorSourdough, harbourRye, oatAndSeaweed, whiteTin } from './bakery/shelf.ts';
import { buns } from './bakery/sweet.ts';
import { adaeze, joan, lila, miriam, samir, tom } from './dental/busts.ts';
import { atEase, bearAndBrush, checkUp } from './dental/close-ups.ts';
import { greenDoor } from './dental/door.ts';
import { greenDoorEvening, talkEvening } from './dental/evening.ts';
import { frontRoom } from './dental/front-room.ts';
import { raisedHand } from './dental/raised-hand.ts';
import { chair, childrenCorner, reception } from './dental/rooms.ts';
import { stepDecide, stepLook, stepPlan, stepTalk } from './dental/steps.ts';
import { mendedTooth, mirrorAndBrush, toothModels } from './dental/still-lifes.ts';
import { talk } from './dental/talk.ts';
import type { Scene } from './engine/scene.ts';

/** Each scene by the starter and the name of its picture. */
export const scenes: Readonly<Record<string, Readonly<Record<string, Scene>>>> = {
  bakery: {
    loaves,
    'flour-and-rye': flourAndRye,
    oven,
    buns,
    counter,
    breadboard,
    'anchor-sourdough': anchorSourdough,
    'harbour-rye': harbourRye,
    'oat-and-seaweed': oatAndSeaweed,
    'white-tin': whiteTin,
  },
  dental: {
    'front-room': frontRoom,
    talk,
    'talk-evening': talkEvening,
    reception,
    chair,
    'children-corner': childrenCorner,
    'mirror-and-brush': mirrorAndBrush,
    'tooth-models': toothModels,
    'mended-tooth': mendedTooth,
    'raised-hand': raisedHand,
    'check-up': checkUp,
    'at-ease': atEase,
    'bear-and-brush': bearAndBrush,
    'green-door': greenDoor,
    'green-door-evening': greenDoorEvening,
    'step-talk': stepTalk,
    'step-look': stepLook,
    'step-plan': stepPlan,
    'step-decide': stepDecide,
    miriam,
    tom,
    adaeze,
    samir,
    joan,
    lila,
  },
};
