// In a thread of its own: reads pieces of the built site by the rules of their language. See pages/check-pieces.ts.
import { judgePieces } from '../pages/check-pieces.ts';
import { createJudge } from './judge-file.ts';

judgePieces(({ quotingPath }: { quotingPath: string }) => createJudge(process.cwd(), quotingPath));
