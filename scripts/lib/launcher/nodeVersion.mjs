// Imports nothing and keeps to old syntax: this must run on the very Node that it refuses.

const needed = { major: 20, minor: 19 };

/**
 * Says why a Node is too old to start the project.
 *
 * @param {string} version a Node version such as `20.19.0` or `v18.1.0`
 * @returns {string | null} one sentence, or null when the version will do
 */
export function refuseNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return null;
  return (
    'This project starts with Node ' +
    needed.major +
    '.' +
    needed.minor +
    ' or newer and this is Node ' +
    version.replace(/^v/, '') +
    ': install a current Node from https://nodejs.org and run the command again.'
  );
}
