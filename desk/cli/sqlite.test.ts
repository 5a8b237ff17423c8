import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { testChanging } from '../cli-suite/changing.ts';
import { testReading } from '../cli-suite/reading.ts';
import type { MakeKept } from '../cli-suite/setting.ts';
import { openSqliteStore } from '../sqlite/store.ts';
import { closing } from '../store-suite/setting.ts';

const makeKept: MakeKept = async () => {
  const dataFolder = await temporaryFolder();
  return { store: closing(openSqliteStore(dataFolder)), settings: { DESK_DATA: dataFolder } };
};

testReading(makeKept);
testChanging(makeKept);
