import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Inside the workspace `@patunay/ui` is its sources, with no build step between; elsewhere it is what
 * was built. The library's `exports` know the sources by this condition, as does tsconfig.json.
 */
const sources = 'patunay-source';

export const workspace = {
  resolve: { conditions: [sources, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sources, ...defaultServerConditions] } },
};
