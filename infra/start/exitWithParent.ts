// Preloaded into every part: when the supervisor dies, even by SIGKILL, its channel closes and the part ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

export {};
