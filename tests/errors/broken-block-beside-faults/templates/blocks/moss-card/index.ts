import { defineBlock } from 'frontage/block';

export const moss = defineBlock({ type: 'mossCard' }
