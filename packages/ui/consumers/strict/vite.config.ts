import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  // The server would replace it with a new nonce for each response.
  html: { cspNonce: 'nonce' },
  // Without inlined assets: the policy allows no `data:` URLs.
  build: { assetsInlineLimit: 0 },
};
