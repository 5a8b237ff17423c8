import { createInterface } from 'node:readline';
import { readBuildConfig } from '../../../compiler/build-config.ts';
import { buildEditorApp } from '../../../editor/server/app.ts';
import { schemasOf } from '../../../editor/server/content-files.ts';
import { Drafts } from '../../../editor/server/drafts.ts';
import { uncheckedDrafts } from '../unchecked-drafts.ts';

// The editor's server without the pages. It is started before its turn comes, and touches nothing until a line says so.

const [root = '', port = ''] = process.argv.slice(2);
schemasOf(root, new Map());
createInterface(process.stdin).once('line', async () => {
  const config = readBuildConfig({});
  const parts = { root, config, judge: () => [], onSound: () => {} };
  const drafts = new Drafts(parts, uncheckedDrafts());
  const app = buildEditorApp({ root, config, team: null, screen: new Map(), drafts, env: {} });
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  console.log('listening');
});
console.log('ready');
