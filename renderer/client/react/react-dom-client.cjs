// What islands get for `react-dom/client`. The function stands at the end of the chunk that this module comes to be in: see
// `build/assets/minified-react-dom.ts`. In CommonJS as React is, so that imports of either are bundled alike.
module.exports = makeReactDomClient({ react: require('react'), 'react-dom': require('react-dom') });
