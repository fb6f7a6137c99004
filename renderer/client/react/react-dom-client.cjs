// Islands get this module for `react-dom/client`. `build/assets/minified-react-dom.ts` adds the function at the end of
// the chunk. It is CommonJS like React, so that imports of both are bundled the same way.
module.exports = makeReactDomClient({ react: require('react'), 'react-dom': require('react-dom') });
