import { type ControlType, type FieldKind, fieldKinds } from '../field-spec.ts';
import { CheckboxGroup, Choices, RadioGroup, Tick, TickFrame } from './choices.tsx';
import { DayInput, NumberInput, Select } from './inputs.tsx';

/** How the fields of this folder are rendered. Importing this file is enough. */
const controls: Record<ControlType, FieldKind> = {
  select: { as: Select },
  radio: { as: Choices, frame: RadioGroup, type: 'radio' },
  cards: { as: Choices, frame: RadioGroup, type: 'radio', cards: true },
  checkboxes: { as: Choices, frame: CheckboxGroup, type: 'checkbox' },
  checkbox: { as: Tick, frame: TickFrame, value: 'yes' },
  consent: { as: Tick, frame: TickFrame },
  number: { as: NumberInput, autoComplete: 'off', maxLength: 100 },
  date: { as: DayInput, autoComplete: 'off' },
  time: { type: 'time', autoComplete: 'off' },
};

Object.assign(fieldKinds, controls);
