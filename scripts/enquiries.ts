import './own-settings.ts';

await import('../desk/cli.ts');
