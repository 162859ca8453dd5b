import Html from 'html-webpack-plugin';
import Css from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './src/main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  // Bundles the whole library's styles and fonts, which exceeds the limits for a warning.
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: [Css.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new Css(),
    new Html({
      templateContent:
        '<html lang="en"><link rel="icon" href="data:,"><div id="root"></div></html>',
    }),
  ],
};
