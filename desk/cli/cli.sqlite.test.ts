import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { closing } from '../store/suite/setting.ts';
import { testChanging } from './suite/changing.ts';
import { testReading } from './suite/reading.ts';
import type { MakeKept } from './suite/setting.ts';

const makeKept: MakeKept = async () => {
  const dataFolder = await temporaryFolder();
  return { store: closing(openSqliteStore(dataFolder)), settings: { DESK_DATA: dataFolder } };
};

testReading(makeKept);
testChanging(makeKept);
