export { default } from '../../client/form/form-island.tsx';
