export { default } from '../../client/form/short-form-island.tsx';
