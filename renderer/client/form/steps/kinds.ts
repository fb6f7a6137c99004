import { manager } from '../use-form.ts';
import { useSteps } from './use-steps.tsx';

const { use } = manager;

// Importing this file is enough. A form has a flow or not for good, so its hooks stay the same.
manager.use = (sending) => (sending.flow ? useSteps : use)(sending);
