import { text, type ViewProps } from 'frontage/block';

export const pledgeFields = { text: text('What we pledge.', { max: 160 }) };

export type PledgeProps = ViewProps<typeof pledgeFields>;
