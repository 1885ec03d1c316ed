@echo off
rem Starts the Dawn Bank Signer.
cd /d "%~dp0"
node.exe signer.mjs %*
pause
