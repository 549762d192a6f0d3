/**
 * `npm start`: builds the site, then becomes its server. One process, so that signals reach the
 * server: a shell between npm and the server would not pass them on.
 */
// The order matters: a failed build ends the process with its exit code.
import './build.ts';
import '../backend/hosts/node/main.ts';
