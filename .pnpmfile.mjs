/**
 * Storybook reads props through the compiler's interface, which TypeScript 7 does not have yet: it gets version 6 as a
 * dependency of its own. A peer dependency cannot differ from the workspace's.
 */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name === "@storybook/react") {
      delete manifest.peerDependencies.typescript;
      manifest.dependencies.typescript = "6.0.3";
    }
    return manifest;
  },
};
