import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** What an address is called that is no address of the internet. */
const inside = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified']);

/**
 * The network without this machine and what is around it: a page of others may lead there, and what is read is kept and shown. The address is
 * looked at once a line to it is open, so that no name can lead to another one in between.
 */
export function outsideNetwork(): Agent {
  const open = buildConnector({});
  return new Agent({
    connect(options, callback) {
      open(options, (...[error, socket]) => {
        if (error !== null) return callback(error, null);
        if (!isInside(socket.remoteAddress ?? '')) return callback(null, socket);
        socket.destroy();
        const code = 'leads to this machine or the network around it';
        callback(Object.assign(new Error(code), { code }), null);
      });
    },
  });
}

function isInside(address: string): boolean {
  return !ipaddr.isValid(address) || inside.has(ipaddr.process(address).range());
}
