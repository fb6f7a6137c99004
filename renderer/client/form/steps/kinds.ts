import { stepped } from '../use-form.ts';
import { useSteps } from './use-steps.tsx';

// Importing this file is enough.
stepped.use = useSteps;
