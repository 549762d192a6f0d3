/**
 * `npm start`: builds the site, then becomes its server. One process, so that the signal to stop
 * reaches it; a shell between npm and the server would keep it to itself.
 */
// In this order: a build that fails ends the process with its own exit code.
import './build.ts';
import '../backend/hosts/node/main.ts';
