import { defineBlock } from 'frontage/block';
import { pledgeFields } from './fields.ts';
import { PledgeView } from './view.tsx';

export const pledge = defineBlock({
  type: 'pledge',
  description: 'One sentence that we pledge.',
  fields: pledgeFields,
  View: PledgeView,
  examples: [{ name: 'A pledge', props: { text: 'You know who comes.' } }],
});
